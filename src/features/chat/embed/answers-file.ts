import { ANSWERS_PATH } from '../../../paths/paths.ts';
import type { SiteFile } from '../../../site/files/site-file.ts';
import type { Site } from '../../../site/site.ts';
import { dealerAnswers } from './dealer-answers.ts';

/** The file of what the dealer's own pages say, from which questions about vehicles are answered; none where no chat answers. */
export function answersFiles(site: Site): SiteFile[] {
	const answers = site.dealer.dealerships.some(({ features: { chat } }) => chat !== false && chat.answers);
	return answers ? [{ path: ANSWERS_PATH.slice(1), content: JSON.stringify(dealerAnswers(site)) }] : [];
}
