import { formatNginx } from "./nginx-files";

// `e2e/nginx` compares the answers of nginx with those of the local server.
test.each([
  ["/caf%C3%A9", "/team", String.raw`"~^/café/?$" "/team$is_args$args"`],
  ["/a.b/(c)", "/team?a=b", String.raw`"~^/a\\.b/\\(c\\)/?$" "/team?a=b"`],
  ["/a%22%20b$", "https://other.example/$uri#c", String.raw`"~^/a\" b\\$/?$" "https://other.example/%24uri#c"`],
])("the redirect from %s to %s has no character that nginx interprets", (path, toPath, line) => {
  expect(formatNginx([], [], [{ path, toPath, status: 308 }]).http).toContain(`    ${line};\n`);
});
