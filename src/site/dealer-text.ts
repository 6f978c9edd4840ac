import { formatNumber } from '../domain/measures.ts';
import type { Site } from './site.ts';

/** Dealers' texts with `{count}`, `{name}` and `{city}` filled in. Unknown braces stay as they are. */
export function dealerText(text: string, { dealer, listed }: Site): string {
	const values: Record<string, string> = {
		count: formatNumber(listed.length),
		name: dealer.name,
		city: dealer.address.city,
	};
	return text.replace(/\{(\w+)\}/g, (braces, word: string) => values[word] ?? braces);
}
