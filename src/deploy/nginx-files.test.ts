import { formatNginx } from "./nginx-files";

const common = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
];
const rules = [
  { path: "/*.js", headers: [{ key: "cache-control", value: "immutable" }] },
  { path: "/social/*", headers: [{ key: "cross-origin-resource-policy", value: "cross-origin" }] },
  { path: "/*.pdf", headers: [{ key: "x-robots-tag", value: "noindex" }] },
];

test("headers that rules replace are maps by status and path, all others are values", () => {
  const { http, server } = formatNginx(common, rules, [{ path: "/old", toPath: "/new", status: 308 }]);
  expect(http).toBe(String.raw`map $uri $website_redirect {
    "~^/old/?$" "/new$is_args$args";
}
map "$status $uri" $website_cache_control {
    default "public, max-age=0, must-revalidate";
    "~^[45]" "no-store";
    "~^30[1278]" "";
    "~^[23]\\d\\d /.*\\.js$" "immutable";
}
map "$status $uri" $website_cross_origin_resource_policy {
    default "same-origin";
    "~^[23]\\d\\d /social/.*$" "cross-origin";
}
map "$status $uri" $website_x_robots_tag {
    default "";
    "~^[23]\\d\\d /.*\\.pdf$" "noindex";
}
`);
  expect(server).toBe(`if ($website_redirect) {
    return 308 $website_redirect;
}
add_header cache-control $website_cache_control always;
add_header cross-origin-resource-policy $website_cross_origin_resource_policy always;
add_header x-robots-tag $website_x_robots_tag always;
add_header x-content-type-options "nosniff" always;
`);
});

test.each([
  ["/caf%C3%A9", "/team", String.raw`"~^/café/?$" "/team$is_args$args"`],
  ["/a.b/(c)", "/team?a=b", String.raw`"~^/a\\.b/\\(c\\)/?$" "/team?a=b"`],
  ["/a%22%20b$", "https://other.example/$uri#c", String.raw`"~^/a\" b\\$/?$" "https://other.example/%24uri#c"`],
])("the redirect from %s to %s has no character that nginx interprets", (path, toPath, line) => {
  expect(formatNginx([], [], [{ path, toPath, status: 308 }]).http).toContain(`    ${line};\n`);
});
