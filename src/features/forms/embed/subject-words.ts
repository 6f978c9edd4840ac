import type { SubjectWords } from './form-data.ts';

/**
 * What a page says of the vehicle it was opened for.
 *
 * @param label over its name: 'Finance for'
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function subjectWords(label: string, noun: string): SubjectWords {
	return {
		label,
		sold: `This ${noun} is no longer available. Ask us all the same: we may have another one like it.`,
		gone: `The ${noun} you came from is no longer listed. You can still send us this form.`,
	};
}
