import { expect, test } from 'vitest';
import { filingOf, generalEvent } from './lead-category.ts';

test('a careers enquiry is filed as a general one (ENQUIRY-013)', () => {
	expect(filingOf({ category: 'Careers Enquiry', subcategory: null })).toEqual({
		category: 'General Enquiry',
		subcategory: 'Career Enquiry',
	});
	expect(filingOf({ category: 'Service Booking', subcategory: 'x' })).toEqual({
		category: 'Service Booking',
		subcategory: 'x',
	});
});

test('the event is chosen before the category is converted (ANALYTICS-005, resolution 184)', () => {
	expect(generalEvent('Careers Enquiry')).toBe(51);
	expect(generalEvent('General Enquiry')).toBe(22);
});
