/**
 * Reads the TXT records of a name by DNS over HTTPS (the JSON format of Cloudflare and Google).
 * @param {string} name @param {typeof fetch} fetch
 * @returns {Promise<string[]>} empty if there are none
 * @throws without network
 */
async function readTexts(name, fetch) {
  const url = `https://cloudflare-dns.com/dns-query?type=TXT&name=${encodeURIComponent(name)}`;
  const answer = await fetch(url, { headers: { accept: "application/dns-json" }, signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`DNS answered ${answer.status}`);
  /** @type {{ Answer?: { type: number, data: string }[] }} */
  const { Answer = [] } = await answer.json();
  // A long text is in several strings: "v=DKIM1; p=…" "…"
  return Answer.filter(({ type }) => type === 16).map(({ data }) => data.replace(/"\s+"/gu, "").replace(/^"|"$/gu, ""));
}

/** Lists a domain and those above it, except the top level. @param {string} domain */
function listParents(domain) {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/**
 * Finds missing records of the sender's domain, without which receivers reject or hide mail (docs/deploy-cloudflare.md).
 * @param {string} sender address
 * @param {typeof fetch} fetch
 * @returns {Promise<string[]>} warnings; none without network
 */
export async function findMailProblems(sender, fetch) {
  const domain = sender.split("@")[1];
  if (!domain) return [];
  /** @param {string[]} names @param {RegExp} pattern */
  const find = async (names, pattern) =>
    (await Promise.all(names.map((name) => readTexts(name, fetch)))).map((texts) =>
      texts.filter((text) => pattern.test(text)),
    );
  try {
    const [[spf = [], ...otherSpf], dmarc, dkim] = await Promise.all([
      // Resend sends from a subdomain.
      find([domain, `send.${domain}`], /^v=spf1\b/iu),
      find(
        listParents(domain).map((name) => `_dmarc.${name}`),
        /^v=DMARC1\b/u,
      ),
      find([`cf2024-1._domainkey.${domain}`, `resend._domainkey.${domain}`], /\bp=[A-Za-z0-9+/]/u),
    ]);
    return [
      spf.length + otherSpf.flat().length === 0 ? `${domain} has no SPF record (TXT, v=spf1 …).` : "",
      spf.length > 1 ? `${domain} has ${spf.length} SPF records, which receivers treat as an error. Merge them.` : "",
      dkim.flat().length === 0
        ? `${domain} has no DKIM key of Cloudflare (cf2024-1) or Resend (resend). If you use another provider, check its key.`
        : "",
      dmarc.flat().length === 0 ? `_dmarc.${domain} has no DMARC record (TXT, v=DMARC1; …).` : "",
    ].filter(Boolean);
  } catch {
    return [];
  }
}
