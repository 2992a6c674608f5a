/** Loaded into a process by `--import`: sets its clock off by CLOCK_SHIFT_MS, for the processes that it starts, too. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() + shift] : args, newTarget),
});
Date.now = () => now() + shift;
