import { type FormRules, USUAL_RULES } from './form-rules.ts';

/** The rules of a form as its element carries them: those that are not the usual ones. */
export function rulesText(rules: FormRules): string {
	const usual = (name: string) => JSON.stringify(USUAL_RULES[name as keyof FormRules]);
	const own = Object.entries(rules).filter(([name, value]) => JSON.stringify(value) !== usual(name));
	return JSON.stringify(Object.fromEntries(own));
}

/** What {@link rulesText} wrote. */
export function readRules(text: string | undefined): FormRules {
	return { ...USUAL_RULES, ...JSON.parse(text || '{}') };
}
