import autocannon from "autocannon";

export interface Sample {
  requestId: string;
  submission: { firstName: string; lastName: string; phone: string; email: string; message: string };
}

interface Context {
  index?: number;
  since?: number;
}

/** Each request comes from another address, so that none meets the limit. */
function nameAddress(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

/**
 * Sends submissions until all are accepted. One that gets no answer is sent again under its id, as a visitor's browser does.
 * @param onAccepted called with the number accepted so far
 */
export async function sendRound(
  port: number,
  connections: number,
  samples: readonly Sample[],
  waiting: number[],
  accepted: Map<number, number>,
  onAccepted: () => void,
) {
  const queue = [...waiting];
  const run = autocannon({
    url: `http://localhost:${port}`,
    connections: Math.min(connections, queue.length),
    amount: queue.length,
    bailout: connections,
    timeout: 30,
    requests: [
      {
        method: "POST",
        path: "/send-email",
        setupRequest: (request, context: Context) => {
          const index = queue.shift() ?? waiting[0] ?? 0;
          const sample = samples[index];
          context.index = index;
          context.since = performance.now();
          const headers = { "content-type": "application/json", "x-request-id": sample?.requestId };
          return {
            ...request,
            headers: { ...headers, "cf-connecting-ip": nameAddress(index) },
            body: JSON.stringify(sample?.submission),
          };
        },
        onResponse: (status, _body, context: Context) => {
          if (status !== 200 || context.index === undefined) return;
          accepted.set(context.index, performance.now() - (context.since ?? 0));
          onAccepted();
        },
      },
    ],
  });
  return run;
}
