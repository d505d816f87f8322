/* Shows the notices that the server pushes; a click leads to the table. */

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const notice = { body, tag, data: { url }, icon: "/icon-192.png", badge: "/badge-96.png" };
  event.waitUntil(self.registration.showNotification(title, notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
