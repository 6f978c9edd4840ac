import type { SubjectWords } from './form-data.ts';

/**
 * Texts about the vehicle in a page's address.
 *
 * @param label over its name: 'Finance for'
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function subjectWords(label: string, noun: string): SubjectWords {
	return {
		label,
		sold: `This ${noun} is no longer available. Send us your details anyway: we may have another one like it.`,
		gone: `The ${noun} you came from is no longer listed. You can still send us this form.`,
		away: `The ${noun} you came from can’t be shown right now. What you send us still names it.`,
	};
}
