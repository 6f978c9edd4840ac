import { createInterface } from 'node:readline/promises';

/** A fact that a new dealer's folder needs: the command's option for it, and the question that asks for it. */
export interface Fact {
	option: string;
	question: string;
	example: string;
}

/** The facts of a new dealer in the order they are asked for; `option` is also the name of the command's option. */
export const FACTS = [
	{ option: 'name', question: 'Name that visitors read', example: 'Coast Motors' },
	{ option: 'url', question: 'Address of the site', example: 'https://www.coastmotors.com.au' },
	{ option: 'phone', question: 'Phone', example: '(07) 5531 4400' },
	{ option: 'email', question: 'E-mail address enquiries are sent to', example: 'sales@coastmotors.com.au' },
	{ option: 'street', question: 'Street', example: '12 Marine Parade' },
	{ option: 'city', question: 'Suburb or town', example: 'Southport' },
	{ option: 'postcode', question: 'Postcode', example: '4215' },
	{ option: 'state', question: 'State: qld, nsw, vic, sa, wa, tas, act or nt', example: 'qld' },
	{ option: 'entity', question: 'Registered name of the company', example: 'Coast Motors Pty Ltd' },
	{ option: 'abn', question: 'ABN', example: '51 824 753 556' },
	{
		option: 'licence',
		question: 'Dealer licence as advertisements show it',
		example: 'QLD LMD 3104872',
	},
] as const satisfies readonly Fact[];

/** The name of a fact in {@link FACTS}. */
export type FactName = (typeof FACTS)[number]['option'];

/** Asks for the facts that are still unknown, one question a line. An empty answer leaves the placeholder. */
export async function askFacts(
	known: Partial<Record<FactName, string>>,
	input: NodeJS.ReadableStream,
	output: NodeJS.WritableStream,
): Promise<Partial<Record<FactName, string>>> {
	const terminal = createInterface({ input, output });
	const facts = { ...known };
	output.write('Press Enter to leave one for later; `npm run check` refuses placeholders.\n');
	for (const { option, question, example } of FACTS) {
		if (facts[option] !== undefined) continue;
		const answer = (await terminal.question(`${question} (such as ${example}): `)).trim();
		if (answer !== '') facts[option] = answer;
	}
	terminal.close();
	return facts;
}
