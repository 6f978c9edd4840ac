import { PRIVACY_PATH } from '../../paths/paths.ts';
import { wordsIn } from '../elements.ts';
import { EXAMPLE_POLICY, POLICY_WITHOUT_AUTOMATION } from '../example-policy.ts';
import type { LegalRule } from '../legal-rule.ts';

const AUTOMATED =
	/\bautomated?(?:ly)?\b[^.]{0,60}\bdeci|\bdeci(?:de|sion)s?\b[^.]{0,80}\b(?:automatically|automated|computer programs?|by computer)\b|\bcomputer programs?\b[^.]{0,120}\bdeci/i;

/** The privacy policy says which decisions about people computer programs make, or that they make none. */
export const automatedDecisions: LegalRule = {
	name: 'automated-decisions',
	demand:
		'The privacy policy says which decisions about people computer programs make or prepare, and from which information, or that they make none.',
	laws: [
		{
			title:
				'Privacy Act 1988, Australian Privacy Principle 1.7 to 1.9 (Privacy and Other Legislation Amendment Act 2024, Part 15)',
			source:
				'https://www.oaic.gov.au/privacy/australian-privacy-principles/australian-privacy-principles-guidelines',
			checked: null,
		},
	],
	binds_from: '2026-12-10',
	remedy:
		'Add a section on automated decisions to content/pages/privacy-policy.md, as the standard text has, or remove that file.',
	breaks: { path: PRIVACY_PATH, main: POLICY_WITHOUT_AUTOMATION },
	keeps: { path: PRIVACY_PATH, main: EXAMPLE_POLICY },
	faults: ({ path, main }) =>
		path === PRIVACY_PATH && main && !AUTOMATED.test(wordsIn(main))
			? ['it does not say which decisions are automated']
			: [],
};
