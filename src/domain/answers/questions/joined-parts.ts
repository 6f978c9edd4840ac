import { isAboutVehicle, topicOf } from '../topics/topics.ts';
import { plainText } from './question-words.ts';

/** Asks for a sum or a time, and names what for by a pronoun. */
const ASKS_ON =
	/^(?:and |so |also )*(?:(?:what|how (?:much|long|many)|when)\b|(?:is|does|will|would|do (?:i|we))\b(?=[^?]*\b(?:costs?|free|extra|charged?|pay)\b))[^?]*\b(it|that)\b(?!['’]s)|^how (?:much|long)\W*$/i;

const NAMES_VEHICLE = /\b(?:it|this|that|them|one|cars?|vehicles?|vans?|utes?)\b/i;

/**
 * The parts of a question, with those that ask on about a service of the dealer joined to it: in 'Do you deliver, and what does it cost?'
 * the sum is that of delivery, not of the vehicle.
 */
export function joinedParts(parts: readonly string[]): string[] {
	const joined: string[] = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (last !== undefined && asksOn(part, last)) joined.splice(-1, 1, `${last} ${part}`);
		else joined.push(part);
	}
	return joined;
}

function asksOn(part: string, last: string): boolean {
	const topic = topicOf(plainText(last));
	if (!topic?.sentences || isAboutVehicle(topic)) return false;
	const [matched, pronoun] = ASKS_ON.exec(part) ?? [];
	return matched !== undefined && (pronoun?.toLowerCase() === 'that' || !NAMES_VEHICLE.test(last));
}
