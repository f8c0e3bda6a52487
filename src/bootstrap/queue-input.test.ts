import { queueInput } from "./queue-input";

/** A page with one form. */
function openPage() {
  const page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page) as typeof addEventListener;
  const form = { dispatchEvent: jest.fn(), submit: jest.fn(), requestSubmit: jest.fn() };
  function dispatch(type: string, target: object): Event {
    const event = Object.defineProperty(new Event(type, { cancelable: true }), "target", { value: target });
    jest.spyOn(event, "stopPropagation");
    page.dispatchEvent(event);
    return event;
  }
  const count = () => [form.requestSubmit, form.submit].map(({ mock }) => mock.calls.length);
  return { dispatch, send: () => dispatch("submit", form), count, ...queueInput(() => undefined) };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("presses are replayed in their order, as many as there were, and a form once", () => {
  const { dispatch, send, replay, count } = openPage();
  const order: string[] = [];
  const [pause, play] = ["pause", "play"].map((name) => ({ click: () => order.push(name) }));
  for (const button of [pause, pause, play, pause]) dispatch("click", { closest: () => button });
  send();
  send();
  jest.advanceTimersByTime(3000);
  replay();
  jest.advanceTimersByTime(20_000);
  expect(order).toEqual(["pause", "pause", "play", "pause"]);
  expect(count()).toEqual([1, 0]);
});

test("the browser submits a form whose scripts take too long, once", () => {
  const { send, replay, count } = openPage();
  send();
  jest.advanceTimersByTime(10_000);
  replay();
  expect(count()).toEqual([0, 1]);
});

test("until hydration React sees no presses and keys, but clicks on links", () => {
  const { dispatch, replay } = openPage();
  const make = (selector: string) => ({ closest: (wanted: string) => (wanted === selector ? {} : null) });
  for (const type of ["pointerdown", "mousedown", "touchstart", "click", "keydown", "textInput", "input"])
    expect(dispatch(type, make("p")).stopPropagation).toHaveBeenCalled();
  expect(dispatch("click", make("a")).stopPropagation).not.toHaveBeenCalled();
  replay();
  expect(dispatch("click", make("p")).stopPropagation).not.toHaveBeenCalled();
});
