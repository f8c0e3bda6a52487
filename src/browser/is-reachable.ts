/** Whether a server answers at an address, with whatever. `navigator.onLine` is wrong behind VPNs and in virtual machines. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
