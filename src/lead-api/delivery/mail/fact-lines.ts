import { oneLine } from '../plain-text.ts';

type Fact = string | null | undefined | false;

/** Lines of a mail, 'Price: $45,990', of the facts that are known. */
export function facts(table: Record<string, Fact>): string[] {
	return Object.entries(table)
		.filter(([, value]) => value)
		.map(([label, value]) => `${oneLine(label)}: ${oneLine(String(value))}`);
}
