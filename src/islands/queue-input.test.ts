import { queueInput } from "./queue-input";

function openPage() {
  const page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page) as typeof addEventListener;
  const form = { closest: () => ({}), submit: jest.fn(), requestSubmit: jest.fn() };
  function dispatch(type: string, target: object): Event {
    const event = Object.defineProperty(new Event(type, { cancelable: true }), "target", { value: target });
    jest.spyOn(event, "stopPropagation");
    page.dispatchEvent(event);
    return event;
  }
  const count = () => [form.requestSubmit, form.submit].map(({ mock }) => mock.calls.length);
  return { dispatch, form, send: () => dispatch("submit", form), count, ...queueInput(() => undefined) };
}

function makeIsland(...elements: object[]): Element {
  return { contains: (element: object) => elements.includes(element) } as unknown as Element;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test("the presses of an island are replayed in their order, as many as there were, and its form once", () => {
  const { dispatch, form, send, replay, count } = openPage();
  const order: string[] = [];
  const make = (name: string) => ({ localName: "button", click: () => order.push(name) });
  const [pause, play, other] = [make("pause"), make("play"), make("other")];
  for (const button of [pause, other, pause, play, pause]) dispatch("click", { closest: () => button });
  send();
  send();
  jest.advanceTimersByTime(3000);
  replay(makeIsland(pause, play));
  expect(order).toEqual(["pause", "pause", "play", "pause"]);
  expect(count()).toEqual([0, 0]);
  for (let time = 0; time < 2; time++) replay(makeIsland(other, form));
  jest.advanceTimersByTime(20_000);
  expect(order.slice(4)).toEqual(["other"]);
  expect(count()).toEqual([1, 0]);
});

test("the browser submits a form whose scripts take too long, once for each press", () => {
  const { form, send, replay, count } = openPage();
  for (const presses of [1, 2]) {
    send();
    jest.advanceTimersByTime(10_000);
    replay(makeIsland(form));
    expect(count()).toEqual([0, presses]);
  }
});

test("what is queued does not reach its island before, and the rest of the page sees all", () => {
  const { dispatch } = openPage();
  const button = { localName: "button", closest: () => button };
  const link = { closest: () => null };
  for (const type of ["click", "submit"]) {
    expect(dispatch(type, button).stopPropagation).toHaveBeenCalled();
    expect(dispatch(type, link).stopPropagation).not.toHaveBeenCalled();
  }
});

test("the control that was pressed last is known until the queue is cleared, and its clicks are not repeated then, those of fields never", () => {
  const { dispatch, findPressed, clear, replay } = openPage();
  const [button, slider] = ["button", "input"].map((localName) => {
    const control = { localName, click: jest.fn(), closest: () => control };
    return control;
  });
  dispatch("click", { closest: () => null });
  expect(findPressed()).toBeUndefined();
  for (const control of [button, slider]) {
    dispatch("click", control ?? {});
    expect(findPressed()).toBe(control);
  }
  clear();
  expect(findPressed()).toBeUndefined();
  replay(makeIsland(button ?? {}));
  dispatch("click", slider ?? {});
  replay(makeIsland(slider ?? {}));
  for (const control of [button, slider]) expect(control?.click).not.toHaveBeenCalled();
});
