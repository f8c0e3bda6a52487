import { randomUUID } from "node:crypto";
import { connect } from "node:net";

/** Makes a submission with a request id and an address of its own. */
export function makeSample(index: number) {
  const submission = {
    firstName: `Visitor ${index}`,
    lastName: "Load",
    phone: `+${index}`,
    email: `visitor-${index}@acme.example`,
    message: `We are number ${index} of many who ask.`,
  };
  // Unique addresses avoid the rate limit.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return { requestId: randomUUID(), submission, address };
}

type Sample = ReturnType<typeof makeSample>;

function makeRequest({ requestId, submission, address }: Sample) {
  const headers = { "content-type": "application/json", "x-request-id": requestId, "cf-connecting-ip": address };
  return { method: "POST", headers, body: JSON.stringify(submission) };
}

/** Sends a submission. Returns whether it was stored, or "silent" without any answer; throws if it is rejected. */
export async function send(port: number, sample: Sample): Promise<boolean | "silent"> {
  const request = { ...makeRequest(sample), signal: AbortSignal.timeout(30_000) };
  try {
    const response = await fetch(`http://localhost:${port}/send-email`, request);
    await response.text();
    if (response.ok || response.status >= 500) return response.ok;
    throw new RangeError(`${sample.submission.email} was answered ${response.status}`);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return (error as Error).name === "TimeoutError" && "silent";
  }
}

/** Sends a submission and resets the connection after a time in milliseconds, as a visitor who leaves. */
export async function abandon(port: number, sample: Sample, time: number): Promise<void> {
  const { method, headers, body } = makeRequest(sample);
  const socket = connect(port, "127.0.0.1");
  // A server that is killed resets the connection as well, which is no failure here.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined).resume();
  const length = { host: `localhost:${port}`, "content-length": Buffer.byteLength(body) };
  const lines = Object.entries({ ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} /send-email HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.resetAndDestroy(), time);
  await closed;
}
