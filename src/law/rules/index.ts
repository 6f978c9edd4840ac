import type { LegalRuleName } from '../../domain/law/legal-rules.ts';
import type { LegalRule } from '../legal-rule.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { automatedDecisions } from './automated-decisions.ts';
import { cardSurcharge } from './card-surcharge.ts';
import { collectionNotice } from './collection-notice.ts';
import { consentBoxes } from './consent-boxes.ts';
import { creditRates } from './credit-rates.ts';
import { falseUrgency } from './false-urgency.ts';
import { licence } from './licence.ts';
import { onRoadCosts } from './on-road-costs.ts';
import { onePrice } from './one-price.ts';
import { priceType } from './price-type.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { prizePermits } from './prize-permits.ts';
import { promotionTerms } from './promotion-terms.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Every legal rule. Add new rules here, and their name to `src/domain/law/legal-rules.ts`. */
export const RULES: readonly LegalRule[] = [
	licence,
	priceType,
	onRoadCosts,
	onePrice,
	creditRates,
	cardSurcharge,
	consentBoxes,
	promotionTerms,
	prizePermits,
	collectionNotice,
	privacyPolicy,
	automatedDecisions,
	unsubscribe,
	accessibilityStatement,
	falseUrgency,
];

/** The rule of a name. */
export function ruleOf(name: LegalRuleName): LegalRule {
	const rule = RULES.find((one) => one.name === name);
	if (!rule) throw new Error(`no legal rule has the name ${name}`);
	return rule;
}
