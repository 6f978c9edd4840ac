import { formatDate } from '../domain/time/format-date.ts';
import type { Law } from './legal-rule.ts';
import { RULES } from './rules/index.ts';

/** When a rule was last compared with its law, for messages: `compared with it on 20 Nov 2026`. */
export function comparedText({ checked }: Law): string {
	return checked === null ? 'not yet compared with it' : `compared with it on ${formatDate(checked)}`;
}

/**
 * A note for each rule of which a law was never compared with its own text, only with a report on it. Such a rule holds all the same. A
 * rule whose other laws were compared says when.
 */
export function sourceNotes(): string[] {
	return RULES.flatMap(({ name, laws }) => {
		if (laws.every(({ checked }) => checked !== null)) return [];
		const about = laws.map((law) => `${law.title} (${law.source}): ${comparedText(law)}`);
		return [`the legal rule ${name} follows ${about.join('; ')}. Have a lawyer compare it`];
	});
}
