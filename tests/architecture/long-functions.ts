import ts from 'typescript';
import { eachNode } from './project-program.ts';
import type { SourceFile } from './source-files.ts';

/** Greatest number of lines of a function, from its name to its closing brace. */
export const MOST_LINES_OF_A_FUNCTION = 70;

/** Functions that are too long, as `file: name`; the components of templates count as files. */
export function longFunctions(files: readonly SourceFile[]): string[] {
	return files
		.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
		.flatMap(({ path, text }) => {
			const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
			const found: string[] = [];
			eachNode(source, (node) => {
				if (ts.isFunctionLike(node) && 'body' in node && linesOf(node, source) > MOST_LINES_OF_A_FUNCTION)
					found.push(`${path}: ${nameOf(node)}`);
			});
			return found;
		});
}

function linesOf(node: ts.Node, source: ts.SourceFile): number {
	const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
	return line(node.getEnd()) - line(node.getStart()) + 1;
}

function nameOf(node: ts.SignatureDeclaration): string {
	if (node.name) return node.name.getText();
	return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '(without a name)';
}
