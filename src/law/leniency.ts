import type { Dealer } from '../config/complete-dealer.ts';
import type { LegalRuleName } from '../domain/law/legal-rules.ts';
import { formatDate } from '../domain/time/format-date.ts';
import { localTime } from '../domain/time/local-date.ts';
import { RULES, ruleOf } from './rules/index.ts';

/** Why a rule only warns a dealer today; null where it stops a publication. */
export function leniencyOf(rule: LegalRuleName, { legal, time_zone }: Dealer, now: Date): string | null {
	const today = localTime(now, time_zone).date;
	const { binds_from } = ruleOf(rule);
	if (binds_from !== undefined && today < binds_from)
		return `This only warns until the law binds on ${formatDate(binds_from)}`;
	const exception = legal.exceptions.find((one) => one.rule === rule && one.ends >= today);
	return exception ? `This only warns until ${formatDate(exception.ends)}, as legal.exceptions says` : null;
}

/**
 * The rules that stop a publication of a dealer today. A page that kept them keeps them until this list gets longer: when a law begins to
 * bind, or an exception ends.
 */
export function stoppingRules(dealer: Dealer, now: Date): LegalRuleName[] {
	return RULES.map(({ name }) => name).filter((name) => leniencyOf(name, dealer, now) === null);
}
