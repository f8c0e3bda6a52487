import { checkOrigin, readOrigins } from "./origins";

test.each([
  [undefined, [], []],
  ["", [], []],
  ["https://a.example/, https://b.example:8443/path  x", ["https://a.example", "https://b.example:8443"], ["x"]],
  ["www.a.example localhost:9000 https://", [], ["www.a.example", "localhost:9000", "https://"]],
  ["https://*--site.host.example", ["https://*--site.host.example"], []],
])("of the setting %j, %j are origins and %j are not", (setting, origins, invalid) => {
  expect(readOrigins(setting)).toEqual({ origins, invalid });
});

test.each([
  ["https://*--site.host.example", "https://deploy-preview-7--site.host.example", true],
  ["https://*--site.host.example", "https://--site.host.example", false],
  ["https://*--site.host.example", "https://a.b--site.host.example", false],
  ["https://*--site.host.example", "https://a--siteXhost.example", false],
  ["https://*--site.host.example", "https://a--site.host.example.evil.example", false],
  ["https://*--site.host.example", "http://a--site.host.example", false],
  ["https://a.example", "https://a.example", true],
  ["https://a.example", "https://a.example:8443", false],
])("whether %s allows %s: %j", (pattern, origin, isAllowed) => {
  const request = new Request("https://relay.example/send-email", { headers: { origin } });
  const check = () => checkOrigin(request, [pattern])["access-control-allow-origin"];
  if (isAllowed) expect(check()).toBe(origin);
  else expect(check).toThrow("This origin is not allowed.");
});
