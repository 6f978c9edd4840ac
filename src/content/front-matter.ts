import { parse, YAMLParseError } from 'yaml';

/** A text whose YAML could not be read; the message names the line. */
export class UnreadableYaml extends Error {
	override name = 'UnreadableYaml';
}

/**
 * Reads YAML as data: dates stay text.
 *
 * @throws UnreadableYaml
 */
export function readYaml(text: string): unknown {
	try {
		return parse(text, { schema: 'core' });
	} catch (error) {
		if (!(error instanceof YAMLParseError)) throw error;
		throw new UnreadableYaml(error.message.split('\n')[0]);
	}
}

/**
 * Splits a Markdown file into the YAML between its first two lines of `---` and the text below.
 *
 * @throws UnreadableYaml when there is none, or it cannot be read
 */
export function splitFrontMatter(text: string): { data: unknown; body: string } {
	const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
	if (yaml === undefined)
		throw new UnreadableYaml(
			"expected the file to begin with a line '---', its title and description, and a second '---'",
		);
	return { data: readYaml(yaml), body: body.trim() };
}
