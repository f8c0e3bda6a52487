import { readPolicy } from "./read-policy";

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

function write(head: string, body = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

test("a policy before all that it binds is read", () => {
  expect(readPolicy(write(`${policy}<script>a()</script>`))).toEqual({ policy: "default-src 'none'" });
});

test.each([
  ["no policy", write("<title>A</title>"), /^0 policies/u],
  ["two policies", write(policy + policy), /^2 policies/u],
  ["a policy in the body", write("", `<p>${policy}</p>`), /outside the head/u],
  ["a policy after a script", write(`<script>a()</script>${policy}`), /after <script>/u],
])("%s is a fault", (_, html, fault) => {
  expect(readPolicy(html)).toEqual({ fault: expect.stringMatching(fault) as string });
});
