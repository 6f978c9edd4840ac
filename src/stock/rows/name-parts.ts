import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';

/**
 * Splits a full name such as '2021 Great Wall Steed' into make and model: a known make, or the one given, and
 * the words after it.
 */
export function partsOfName(
	name: string,
	year: number | null,
	make: string,
): { make: string; model: string } {
	const words = name.split(/\s+/);
	if (words[0] === String(year)) words.shift();
	const lengths = [3, 2, 1].filter((length) => length < words.length);
	for (const length of lengths) {
		const start = words.slice(0, length).join(' ');
		const known = manufacturerOf(start)?.name ?? (slugOf(start) === slugOf(make) ? make : null);
		if (known) return { make: known, model: words.slice(length).join(' ') };
	}
	return { make, model: words.join(' ') };
}
