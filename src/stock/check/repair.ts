import { fieldPath } from './field-path.ts';

type Path = readonly PropertyKey[];

interface Step {
	holder: object;
	key: PropertyKey;
}

/** Removes invalid values from a record in place, and remembers the original positions of list entries. */
export class Repair {
	readonly record: object;
	readonly #firstPlaces = new WeakMap<object, number[]>();

	constructor(record: object) {
		this.record = record;
	}

	/** The original path of a value in the feed, before anything was dropped: `images[3].image.url`. */
	placeOf(path: Path): string {
		const steps = this.#stepsTo(path);
		const first = path.map((key, index) => {
			const places = steps[index] ? this.#firstPlaces.get(steps[index].holder) : undefined;
			return typeof key === 'number' ? (places?.[key] ?? key) : key;
		});
		return fieldPath(first);
	}

	valueAt(path: Path): unknown {
		const steps = this.#stepsTo(path);
		const last = steps[path.length - 1];
		return last ? Reflect.get(last.holder, last.key) : undefined;
	}

	/**
	 * Drops values. Where a value is missing already and still reported, its container is dropped: the list entry it
	 * is in, else its group.
	 */
	drop(paths: readonly Path[]): void {
		const targets = paths.map((path) => this.#targetOf(path));
		for (const { holder, key } of targets) Reflect.deleteProperty(holder, key);
		for (const { holder } of targets) if (Array.isArray(holder)) this.#closeGaps(holder);
	}

	#targetOf(path: Path): Step {
		const present = this.#stepsTo(path).filter(({ holder, key }) => Reflect.get(holder, key) !== undefined);
		const inList = present.findLast(({ holder }) => Array.isArray(holder));
		const target = present.length === path.length ? present.at(-1) : (inList ?? present.at(-1));
		if (!target) throw new Error(`a record cannot do without ${fieldPath(path)}`);
		return target;
	}

	#stepsTo(path: Path): Step[] {
		const steps: Step[] = [];
		let holder: unknown = this.record;
		for (const key of path) {
			if (typeof holder !== 'object' || holder === null) break;
			steps.push({ holder, key });
			holder = Reflect.get(holder, key);
		}
		return steps;
	}

	#closeGaps(list: unknown[]): void {
		const places = this.#firstPlaces.get(list);
		const kept = Object.keys(list).map(Number);
		this.#firstPlaces.set(
			list,
			kept.map((index) => places?.[index] ?? index),
		);
		list.splice(0, list.length, ...kept.map((index) => list[index]));
	}
}
