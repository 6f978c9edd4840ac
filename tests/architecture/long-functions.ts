import ts from 'typescript';
import { eachNode } from './project-program.ts';
import type { SourceFile } from './source-files.ts';

/** Greatest number of lines of a function, from its name to its closing brace. */
export const MOST_LINES_OF_A_FUNCTION = 70;

/** Longer functions, as `file: name`, with the reason. An entry that is no longer too long fails the test. */
export const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
	'scripts/bench/build/vehicles.ts: vehicle': 'one table of a record',
	'scripts/demo/pictures/motorcycles/adventure.ts: drawAdventure': 'one drawing',
	'scripts/demo/pictures/motorcycles/naked.ts: drawNaked': 'one drawing',
	'scripts/demo/pictures/motorcycles/scooter.ts: drawScooter': 'one drawing',
	'scripts/demo/pictures/motorcycles/sport.ts: drawSport': 'one drawing',
	'src/features/search/island/use-search.ts: useSearch': 'until the island has one typed search request',
	'src/features/vehicle/view.ts: data': 'one object: everything the page of a vehicle says',
	'src/ui/card/VehicleCard.tsx: VehicleCard': 'markup of one card',
	'src/ui/dialog/watch-sheets.ts: watchSheets': 'until sheets become modal dialogs of the form kit',
	'src/ui/range-slider/RangeSlider.tsx: RangeSlider': 'markup of one slider and its events',
	'src/ui/search-box/SearchBox.tsx: SearchBoxIsland': 'markup of one search box and its events',
};

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
