import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const script = pathToFileURL(resolve("src/scripts/mail-records.mjs")).href;

/** Looks the records up on a DNS server. @param answer code that returns its response to a name */
function findProblems(answer: string): unknown {
  const code = `import { findMailProblems } from ${JSON.stringify(script)};
    const fetch = async (url) => { const name = new URL(url).searchParams.get("name"); ${answer} };
    console.log(JSON.stringify(await findMailProblems("website@mail.acme.example", fetch)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  return JSON.parse(stdout || JSON.stringify(stderr));
}

function serve(records: Record<string, string[]>): string {
  return `const texts = ${JSON.stringify(records)}[name];
    return Response.json(texts ? { Answer: texts.map((text) => ({ name, type: 16, data: '"' + text + '"' })) } : { Status: 3 });`;
}

const complete = {
  "mail.acme.example": ["google-site-verification=x", "v=spf1 include:_spf.mx.cloudflare.net ~all"],
  "cf2024-1._domainkey.mail.acme.example": ['v=DKIM1; h=sha256; k=rsa; p=MIIB" "IjAN'],
  "_dmarc.acme.example": ["v=DMARC1; p=none"],
};

test("a domain with all records has no warning, also if DMARC is that of the domain above and SPF that of Resend", () => {
  expect(findProblems(serve(complete))).toEqual([]);
  const { "mail.acme.example": spf, ...others } = complete;
  expect(findProblems(serve({ ...others, "send.mail.acme.example": spf }))).toEqual([]);
});

test("missing, revoked and repeated records are warnings", () => {
  expect(findProblems(serve({}))).toEqual([
    expect.stringContaining("mail.acme.example has no SPF record"),
    expect.stringContaining("no DKIM key"),
    expect.stringContaining("_dmarc.mail.acme.example has no DMARC record"),
  ]);
  const wrong = {
    ...complete,
    "mail.acme.example": ["v=spf1 -all", "v=spf1 ~all"],
    "cf2024-1._domainkey.mail.acme.example": ["v=DKIM1; p="],
  };
  expect(findProblems(serve(wrong))).toEqual([
    expect.stringContaining("2 SPF records"),
    expect.stringContaining("no DKIM key"),
  ]);
});

test.each([
  ["without network", `throw new TypeError("fetch failed");`],
  ["behind a proxy that refuses", `return new Response("no", { status: 403 });`],
  ["behind one that answers a page", `return new Response("<!doctype html>");`],
])("%s nothing is reported", (_, answer) => expect(findProblems(answer)).toEqual([]));
