/**
 * How many times longer than on a quiet machine a test may take: 4 in continuous integration (`CI` is set), where two cores do
 * everything at once, else 1. `FORECOURT_PATIENCE` says otherwise, such as 10 on a machine that is busy with something else.
 */
export const PATIENCE = Number(process.env['FORECOURT_PATIENCE'] ?? (process.env['CI'] ? 4 : 1));
