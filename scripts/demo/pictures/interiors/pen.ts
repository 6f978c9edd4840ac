import { type CurvePoint, cubicsThrough, points } from '../geometry/curves.ts';
import { pathText } from '../render/path-text.ts';

/** A closed smooth outline from points text, on a canvas with y down. */
export const closedPath = (text: string): string =>
	pathText(cubicsThrough(points(text), 'closed'), 'closed', 1);

/** An open smooth line from points text. */
export const openPath = (text: string): string => pathText(cubicsThrough(points(text)), 'open', 1);

/** An open smooth line through points. */
export const through = (line: readonly CurvePoint[]): string => pathText(cubicsThrough(line), 'open', 1);
