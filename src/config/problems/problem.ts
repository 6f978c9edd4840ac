import type { LegalRuleName } from '../../domain/law/legal-rules.ts';

/** A problem in a dealer's folder, described so that its author can fix it. */
export interface Problem {
	/** The file, relative to the folder of dealers: `harbourline/dealer.ts`. */
	file: string;
	/** The option or place in it, such as `locations[0].address.postcode`; empty for the file as a whole. */
	option: string;
	/** What was expected and what was found. */
	message: string;
	/** The legal rule it breaks; only a warning where the dealer has an exception (`legal.exceptions`). */
	rule?: LegalRuleName;
}

/** A problem on one line: `harbourline/dealer.ts: legal.abn: expected an ABN, found "12"`. */
export function formatProblem({ file, option, message }: Problem): string {
	return [file, option, message].filter(Boolean).join(': ');
}

/** A path of keys and indexes as an author would write it: `locations[0].address`. */
export function optionPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>(
		(text, key) =>
			typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
		'',
	);
}
