import { dealerAtom } from './persisted-atom.ts';

/** A form that was sent (resolution 116). */
export interface SuccessCategory {
	category: string;
	/** The condition of its vehicle; null for none. */
	car_type: string | null;
	/** Unix milliseconds. */
	time: number;
}

/** The maximum number of stored entries. */
const KEPT = 20;

/** A visitor's sent forms, the newest first, to recognise repeated leads (LOCAL-009, ENQUIRY-022). */
export const successCategories = dealerAtom<readonly SuccessCategory[]>({
	name: 'success-category',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.filter(isSuccessCategory).slice(0, KEPT) : []),
});

/** The list with one more. */
export function withSuccess(
	sent: readonly SuccessCategory[],
	entry: SuccessCategory,
): readonly SuccessCategory[] {
	return [entry, ...sent].slice(0, KEPT);
}

function isSuccessCategory(value: unknown): value is SuccessCategory {
	if (typeof value !== 'object' || value === null) return false;
	const { category, car_type, time } = value as Record<string, unknown>;
	return (
		typeof category === 'string' &&
		(car_type === null || typeof car_type === 'string') &&
		typeof time === 'number'
	);
}
