/** How the sender of a feed mends a value that is not accepted. */
export interface ValueAdvice {
	/** A sentence. */
	how: string;
	/** A value as the feed may contain it; null where none can be given. */
	example: string | null;
}

/** Examples of numbers, by field; other numbers are small. */
const NUMBERS: Readonly<Record<string, string>> = {
	year: '2021',
	km: '85120',
	seats: '5',
	doors: '4',
	gearnum: '6',
	'finance_lenders.interestRate': '8.99',
	'finance_lenders.comparisonRate': '9.75',
};

/** Advice by the beginning of what is accepted. */
const ADVICE: readonly [RegExp, (match: RegExpExecArray, field: string) => ValueAdvice][] = [
	[
		/^a price of/,
		() => ({
			how: 'Send one amount in Australian dollars, as a number without words. Leave the value empty, or send POA, where there is no price.',
			example: '23990',
		}),
	],
	[
		/^a price in Australian dollars, not (.+)/,
		([, currency]) => ({
			how: `Convert the price from ${currency} to Australian dollars.`,
			example: '23990',
		}),
	],
	[
		/^a number (?:from|of)/,
		(_, field) => ({
			how: 'Send one number, in digits, within these limits. Leave the value empty where it is not known.',
			example: NUMBERS[field.replace(/^(finance_lenders)\.[^.]+/, '$1')] ?? '4',
		}),
	],
	[/^a year up to/, () => ({ how: 'Send the model year in four digits.', example: '2021' })],
	[
		/^an id of its own/,
		() => ({
			how: 'Send each vehicle once, under an id that no other vehicle has. The first row with the id is used.',
			example: null,
		}),
	],
	[
		/^an id/,
		() => ({
			how: 'Send an id that stays the same for as long as you have the vehicle, such as its stock number.',
			example: 'A1234',
		}),
	],
	[
		/^(\d+) columns/,
		([, count]) => ({
			how: `Send ${count} values in this row, one for each heading. A value with a comma, a quote or a line break in it must be in quotes, and a quote inside it written twice.`,
			example: '"Tow bar, roof racks and ""as new"" tyres"',
		}),
	],
	[
		/^a make and a model/,
		() => ({
			how: 'Send the make and the model, each as a value of its own.',
			example: 'Toyota and Corolla',
		}),
	],
	[
		/^one of ([^,]+)/,
		([, first = '']) => ({ how: 'Send one of these words, spelt like this.', example: first }),
	],
	[/^true or false/, () => ({ how: 'Send true or false.', example: 'true' })],
	[
		/^a picture at https/,
		() => ({
			how: 'Send the picture’s address with https:// at its beginning.',
			example: 'https://photos.example/A1234-1.jpg',
		}),
	],
	[
		/^a web address/,
		() => ({
			how: 'Send the whole address, with https:// at its beginning.',
			example: 'https://photos.example/A1234-1.jpg',
		}),
	],
	[
		/^a date and time/,
		() => ({
			how: 'Send year, month, day and time in this order, with the time zone.',
			example: '2026-11-20T09:30:00+10:00',
		}),
	],
	[/^a date/, () => ({ how: 'Send year, month and day in this order.', example: '2026-11-20' })],
	[/^a Unix timestamp/, () => ({ how: 'Send the time as seconds since 1970.', example: '1795167000' })],
	[
		/^at most ([\d,]+) characters/,
		([, count]) => ({ how: `Shorten the text to ${count} characters.`, example: null }),
	],
	[
		/^a slug of its own/,
		() => ({
			how: 'Nothing needs to be done. To choose the address of the vehicle’s page yourself, send one that no other vehicle has.',
			example: 'toyota-corolla-a1234',
		}),
	],
	[
		/^(?:a slug|lower-case)/,
		() => ({
			how: 'Send lower-case letters, digits and single hyphens only, or leave the value empty.',
			example: 'toyota-corolla-a1234',
		}),
	],
	[
		/^a (?:list|group of fields|record)/,
		() => ({
			how: 'Send the structure that the website’s people have agreed with you; this is a single value where several belong together.',
			example: null,
		}),
	],
];

/**
 * Advice for a value that is not accepted.
 *
 * @param field the vehicle's field, as in a finding
 * @param accepted what is accepted, in a finding's words
 */
export function valueAdvice(field: string, accepted: string): ValueAdvice {
	for (const [beginning, advise] of ADVICE) {
		const match = beginning.exec(accepted);
		if (match) return advise(match, field);
	}
	return { how: `Send ${accepted}, or leave the value empty.`, example: null };
}
