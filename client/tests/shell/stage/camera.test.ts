import { expect, test } from "vitest";
import { Camera } from "../../../src/shell/stage/camera.svelte";

/** A phone's: at full size, it shows a part of the board. */
function closeCamera(): Camera {
  const camera = new Camera();
  camera.setBoard(1000, 1000);
  camera.setFrame(400, 400);
  camera.setLeast(1);
  return camera;
}

/** What is seen, in the board's pixels. */
function seen(camera: Camera): Record<"x" | "y" | "width" | "height", number> {
  const { x, y, width, height } = camera.seen;
  return { x: x * 1000, y: y * 1000, width: width * 1000, height: height * 1000 };
}

test("a point comes into the middle at full size", () => {
  const camera = closeCamera();
  camera.centre({ x: 500, y: 300 });
  expect(seen(camera)).toEqual({ x: 300, y: 100, width: 400, height: 400 });
});

test("a part that is larger than the frame is shown from farther away", () => {
  const camera = closeCamera();
  camera.show(new DOMRect(100, 400, 800, 200));
  expect(seen(camera)).toEqual({ x: 100, y: 100, width: 800, height: 800 });

  camera.setFrame(400, 350); // a lesson with more words takes more room
  expect(seen(camera)).toEqual({ x: 100, y: 150, width: 800, height: 700 });

  camera.centre({ x: 500, y: 500 });
  expect(seen(camera)).toEqual({ x: 300, y: 325, width: 400, height: 350 });
});

test("a part that fits is shown at full size", () => {
  const camera = closeCamera();
  camera.show(new DOMRect(400, 400, 200, 200));
  expect(seen(camera)).toEqual({ x: 300, y: 300, width: 400, height: 400 });
});

test("who has moved the board by hand keeps what is looked at", () => {
  const camera = closeCamera();
  camera.look(0.5, 0.5);
  const before = seen(camera);
  camera.show(new DOMRect(0, 0, 1000, 1000));
  camera.centre({ x: 0, y: 0 });
  expect(seen(camera)).toEqual(before);
});
