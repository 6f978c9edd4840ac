import type { Patch } from '../geometry/patches.ts';
import type { Camera } from './camera.ts';
import type { ShellView } from './shell.ts';

/**
 * Cache of results for one standpoint that hold for every colour: paths already laid on the body, and smaller bodies such as mirrors
 * already rendered. Twenty colours of a view then cost little more than one.
 */
export interface Memory {
	readonly paths: Map<string, string>;
	readonly shells: Map<string, ShellView>;
}

/** A body from one standpoint. */
export interface Look extends Memory {
	readonly camera: Camera;
	readonly shell: ShellView;
}

const looks = new WeakMap<object, Map<string, Look>>();

/** The cache of a design and view, created on first use. */
export function rememberedLook(
	design: object,
	view: string,
	make: () => Pick<Look, 'camera' | 'shell'>,
): Look {
	const known = looks.get(design) ?? new Map<string, Look>();
	looks.set(design, known);
	let look = known.get(view);
	if (!look) {
		look = { ...make(), paths: new Map(), shells: new Map() };
		known.set(view, look);
	}
	return look;
}

const numbers = new WeakMap<Patch, number>();
let count = 0;

/** A number that identifies a patch in keys. */
export function patchNumber(patch: Patch): number {
	let number = numbers.get(patch);
	if (number === undefined) {
		number = count++;
		numbers.set(patch, number);
	}
	return number;
}

/** The result of `make`, or the cached one under this key. */
export function remembered<Value>(
	map: Map<string, Value> | undefined,
	key: string,
	make: () => Value,
): Value {
	if (!map) return make();
	let value = map.get(key);
	if (value === undefined) {
		value = make();
		map.set(key, value);
	}
	return value;
}
