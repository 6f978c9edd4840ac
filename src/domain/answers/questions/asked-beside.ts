import type { Topic } from '../topics/topic.ts';
import { subjectWords } from './question-words.ts';

/** A question without what others of its topics ask: of 'a 2021 white' the year is no grade of the colour. */
export function ownWords(topic: Topic, plain: string, topics: readonly Topic[]): string {
	// What it counts may be what another one counts.
	if (topic.counts) return plain;
	return topics
		.filter((other) => other !== topic)
		.flatMap(({ polar = [], counts }) => [...polar.map(([asked]) => asked), ...(counts ? [/\b\d+\b/] : [])])
		.reduce((rest, pattern) => rest.replace(pattern, ' '), plain);
}

/** Numbers: they are compared with the facts. */
const NUMBERS = /\b(\d[\d,.]*|two|three|four|five|six|seven|eight)\b/g;

/** Whether a question has words that neither its topics nor their facts are about: 'sporty' of 'a white sporty one'. */
export function asksMore(plain: string, topics: readonly Topic[], texts: readonly string[]): boolean {
	const patterns = topics.flatMap(({ asks, polar = [] }) => [asks, ...polar.map(([asked]) => asked)]);
	const matched = patterns.flatMap((pattern) => plain.match(new RegExp(pattern, 'g')) ?? []);
	const facts = topics.flatMap(({ facts: labels = [] }) => labels);
	const known = new Set(subjectWords([...matched, ...facts, ...texts].join(' ')));
	return subjectWords(plain.replace(NUMBERS, ' ')).some((word) => !known.has(word));
}
