import ts from 'typescript';
import { eachNode, pathOf } from '../project-program.ts';

/** Files whose schemas are not dealers' options but the contract of service and pages. */
const NO_OPTIONS = /^src\/(api|lead-api)\//;

/** Methods of zod that derive keys from an object. */
const OBJECT_METHODS = ['strictObject', 'extend'];

/** Whether a file defines dealers' options: objects that reject unknown keys. */
export function definesOptions(file: ts.SourceFile): boolean {
	const path = pathOf(file);
	return path.startsWith('src/') && !NO_OPTIONS.test(path) && file.text.includes('strictObject(');
}

/** Every key of the options: its position in a schema. */
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

/** `z.strictObject({ … })`: its first argument; the second one sets the error messages. */
function takesKeys(keys: ts.Node): boolean {
	const { parent } = keys;
	return (
		ts.isCallExpression(parent) &&
		parent.arguments[0] === keys &&
		ts.isPropertyAccessExpression(parent.expression) &&
		OBJECT_METHODS.includes(parent.expression.name.text)
	);
}

/** `const contact = { … }`, which a schema spreads as `...contact`. */
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
