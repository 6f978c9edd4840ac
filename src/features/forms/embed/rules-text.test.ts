import { expect, test } from 'vitest';
import { USUAL_RULES } from './form-rules.ts';
import { readRules, rulesText } from './rules-text.ts';

test('a form carries what is unusual about it, and is understood', () => {
	const rules = { ...USUAL_RULES, captcha: false, vehicle: { tag: null, car_type: 'used' as const } };

	expect(rulesText(USUAL_RULES)).toBe('{}');
	expect(rulesText(rules)).toBe('{"captcha":false,"vehicle":{"tag":null,"car_type":"used"}}');
	expect(readRules(rulesText(rules))).toEqual(rules);
	expect(readRules(undefined)).toEqual(USUAL_RULES);
});
