import type { State } from '../place/states.ts';
import { bargainWords, namesALimit } from './bargain-words.ts';
import type { LegalRuleName } from './legal-rules.ts';
import { onRoadWords } from './on-road-words.ts';
import { namesAnEnd, urgentWords } from './urgent-words.ts';

/** What a text of an offer or a promotion breaks before any page shows it. */
export interface TextFault {
	rule: LegalRuleName;
	/** The fault and the remedy. */
	message: string;
}

/** The circumstances of a text. */
interface Circumstances {
	state: State;
	/** Whether the offer has an end of its own, which its page shows. */
	hasEnd: boolean;
}

/** Faults that any promotional text may have: words that press a shopper, and prices without all charges. */
export function promotionalFaults(text: string, { state, hasEnd }: Circumstances): TextFault[] {
	const urgent = urgentWords(text);
	const onRoad = onRoadWords(text, state);
	return [
		...(urgent !== null && !hasEnd && !namesAnEnd(text)
			? [
					{
						rule: 'false-urgency' as const,
						message: `says “${urgent}” and not until when; take the words out, or add expires`,
					},
				]
			: []),
		...(onRoad === null
			? []
			: [
					{
						rule: 'on-road-costs' as const,
						message: `says “${onRoad}”; state the whole price, drive away, and in New South Wales write “government and dealer charges”`,
					},
				]),
	];
}

/** The same for an offer, which also says until when its advantage holds, or on which terms. */
export function offerFaults(text: string, circumstances: Circumstances): TextFault[] {
	const bargain = bargainWords(text);
	const isLimited = circumstances.hasEnd || namesALimit(text) || namesAnEnd(text);
	return [
		...promotionalFaults(text, circumstances),
		...(bargain === null || isLimited
			? []
			: [
					{
						rule: 'promotion-terms' as const,
						message: `offers “${bargain}” and says neither until when nor on which terms; add expires or a disclaimer`,
					},
				]),
	];
}
