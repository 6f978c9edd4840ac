import { manufacturerOf } from './manufacturers.ts';

/** A full name, such as 'Isuzu UTE D-MAX', as its make and its model; without a make where it begins with no known one. */
export function splitName(name: string): { make: string | null; model: string } {
	const words = name.split(' ');
	// The longest make first: Isuzu UTE, not Isuzu.
	for (let count = words.length - 1; count > 0; count--) {
		const make = manufacturerOf(words.slice(0, count).join(' '));
		if (make) return { make: make.name, model: words.slice(count).join(' ') };
	}
	return { make: null, model: name };
}
