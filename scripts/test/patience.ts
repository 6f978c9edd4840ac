/**
 * Factor on the time limits of tests: 4 in continuous integration (`CI` is set), where two cores do everything at once, else 1.
 * `FORECOURT_PATIENCE` overrides it, for example 10 on a machine that is busy with other work.
 */
export const PATIENCE = Number(process.env['FORECOURT_PATIENCE'] ?? (process.env['CI'] ? 4 : 1));
