import { relayPath } from "../contact/limits";

interface Environment {
  /** The built site. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** The page of unknown paths must not answer as a page of its own. */
async function answerNotFound(request: Request, assets: Environment["ASSETS"]): Promise<Response> {
  const page = await assets.fetch(new Request(new URL("/404", request.url), request));
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** The form is not delivered yet; saying so keeps a visitor from waiting for an answer. */
function answerForm(): Response {
  const message = "Messages cannot be delivered yet. Please write to us by mail.";
  return Response.json(
    { message },
    { status: 503, headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" } },
  );
}

export default {
  fetch(request: Request, { ASSETS }: Environment): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    return pathname === relayPath ? answerForm() : answerNotFound(request, ASSETS);
  },
};
