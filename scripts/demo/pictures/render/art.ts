import { shortNumber } from './path-text.ts';
import { type Attributes, type Markup, tag } from './svg.ts';

/**
 * The stops of a gradient in one line: offset, colour, and opacity after a slash where it is not 1, as in
 * `'0 #fff, .5 #888/.4, 1 #000'`.
 */
export type Stops = string;

/** One picture's definitions (gradients, clips, blurs), each written once and referred to by id. */
export class Art {
	readonly #ids = new Map<string, string>();
	readonly #definitions: Markup[] = [];

	/** The definitions that `markup` uses, directly or through others, in the order of definition. */
	definitionsFor(markup: Markup): Markup {
		const ids = [...this.#ids.values()];
		const used = new Set<string>();
		const follow = (text: string) => {
			for (const match of text.matchAll(/#(\w+)[)"]/g)) {
				const id = match[1] as string;
				if (used.has(id)) continue;
				used.add(id);
				follow(this.#definitions[ids.indexOf(id)] ?? '');
			}
		};
		follow(markup);
		return this.#definitions.filter((_, i) => used.has(ids[i] as string)).join('');
	}

	/** The id of a definition, which `make` creates on the first request. */
	define(make: (id: string) => Markup): string {
		const sample = make('');
		let id = this.#ids.get(sample);
		if (id === undefined) {
			id = `g${this.#ids.size.toString(36)}`;
			this.#ids.set(sample, id);
			this.#definitions.push(make(id));
		}
		return id;
	}

	#url(make: (id: string) => Markup): string {
		return `url(#${this.define(make)})`;
	}

	/** Gradient along a line on the picture. */
	linear(x1: number, y1: number, x2: number, y2: number, stops: Stops): string {
		const [a, b, c, d] = [x1, y1, x2, y2].map((v) => shortNumber(v, 0));
		return this.#url((id) =>
			tag(
				'linearGradient',
				{ id, gradientUnits: 'userSpaceOnUse', x1: a, y1: b, x2: c, y2: d },
				stopsMarkup(stops),
			),
		);
	}

	vertical(y1: number, y2: number, stops: Stops): string {
		return this.linear(0, y1, 0, y2, stops);
	}

	/** Gradient over the bounding box of whatever uses it; 0 to 1. */
	boxed(x1: number, y1: number, x2: number, y2: number, stops: Stops): string {
		return this.#url((id) =>
			tag('linearGradient', { id, x1: x1 || undefined, y1: y1 || undefined, x2, y2 }, stopsMarkup(stops)),
		);
	}

	/** Top to bottom over the bounding box of whatever uses it. */
	down(stops: Stops): string {
		return this.boxed(0, 0, 0, 1, stops);
	}

	radial(cx: number, cy: number, r: number, stops: Stops): string {
		return this.#url((id) =>
			tag(
				'radialGradient',
				{ id, gradientUnits: 'userSpaceOnUse', cx: shortNumber(cx), cy: shortNumber(cy), r: shortNumber(r) },
				stopsMarkup(stops),
			),
		);
	}

	/** Round gradient over the bounding box of whatever uses it. */
	glow(stops: Stops, more: Attributes = {}): string {
		return this.#url((id) => tag('radialGradient', { id, ...more }, stopsMarkup(stops)));
	}

	/** Clip to a path; `evenOdd` lets inner outlines cut holes. */
	clip(d: string, evenOdd = false): string {
		return this.#url((id) =>
			tag('clipPath', { id }, tag('path', { d, 'clip-rule': evenOdd ? 'evenodd' : undefined })),
		);
	}

	/** Clip to any of several paths. */
	clipToAny(paths: readonly string[]): string {
		return this.#url((id) =>
			tag(
				'clipPath',
				{ id },
				paths
					.filter(Boolean)
					.map((d) => tag('path', { d }))
					.join(''),
			),
		);
	}

	/** A repeated cell of `width` by `height`, mapped onto the picture by a matrix. */
	pattern(width: number, height: number, matrix: string, inner: Markup): string {
		return this.#url((id) =>
			tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: matrix }, inner),
		);
	}

	/** Gaussian blur; the area (x, y, width, height) must include the blurred shape and its halo. */
	blur(size: number, area: readonly number[]): string {
		const [x, y, width, height] = area;
		return this.#url((id) =>
			tag(
				'filter',
				{ id, filterUnits: 'userSpaceOnUse', x, y, width, height },
				tag('feGaussianBlur', { stdDeviation: size }),
			),
		);
	}

	/** A drawing used more than once; the returned function places it by a transform. */
	symbol(inner: Markup): (transform: string, more?: Attributes) => Markup {
		const id = this.define((name) => tag('g', { id: name }, inner));
		return (transform, more = {}) => tag('use', { href: `#${id}`, transform, ...more });
	}
}

function stopsMarkup(stops: Stops): Markup {
	return stops
		.split(', ')
		.map((stop) => {
			const [offset, colour, opacity] = stop.split(/[ /]/);
			return tag('stop', {
				offset: offset === '0' ? undefined : offset,
				'stop-color': colour,
				'stop-opacity': opacity,
			});
		})
		.join('');
}
