import ts from 'typescript';
import { eachNode, pathOf } from '../project-program.ts';

/** Where shapes are defined that are no options: what the service and the pages say to each other. */
const NO_OPTIONS = /^src\/(api|lead-api)\//;

/** The methods of zod that take the keys of an object. */
const OBJECT_METHODS = ['strictObject', 'extend'];

/** Whether a file says what a dealer may write: it defines objects that refuse unknown keys. */
export function definesOptions(file: ts.SourceFile): boolean {
	const path = pathOf(file);
	return path.startsWith('src/') && !NO_OPTIONS.test(path) && file.text.includes('strictObject(');
}

/** Every key of the options: the place in a schema where it is defined. */
export function optionKeys(program: ts.Program): ts.PropertyName[] {
	const files = program.getSourceFiles().filter(definesOptions);
	const spread = new Set(files.flatMap(spreadNames));
	return files.flatMap((file) => {
		const keys: ts.PropertyName[] = [];
		eachNode(file, (node) => {
			if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return;
			if (takesKeys(node.parent) || isSpread(node.parent, spread)) keys.push(node.name);
		});
		return keys;
	});
}

/** `z.strictObject({ … })`: the first argument, as the second says how its faults are worded. */
function takesKeys(keys: ts.Node): boolean {
	const { parent } = keys;
	return (
		ts.isCallExpression(parent) &&
		parent.arguments[0] === keys &&
		ts.isPropertyAccessExpression(parent.expression) &&
		OBJECT_METHODS.includes(parent.expression.name.text)
	);
}

/** `const contact = { … }`, which a schema takes as `...contact`. */
function isSpread({ parent }: ts.Node, spread: ReadonlySet<string>): boolean {
	return ts.isVariableDeclaration(parent) && spread.has(parent.name.getText());
}

function spreadNames(file: ts.SourceFile): string[] {
	const names: string[] = [];
	eachNode(file, (node) => {
		if (ts.isSpreadAssignment(node) && takesKeys(node.parent)) names.push(node.expression.getText());
	});
	return names;
}
