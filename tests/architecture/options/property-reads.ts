import ts from 'typescript';
import { eachNode } from '../project-program.ts';
import { declarationsOf, membersOf } from './declarations.ts';

/**
 * The declarations of the properties that files read: `a.b`, `a['b']`, `{ b } = a`, `'b' in a`, and, by `Object.entries(a)`, all
 * properties of a table `a` whose properties have one type.
 *
 * @param names the properties of interest; others are not followed, to save time
 */
export function propertyReads(
	files: readonly ts.SourceFile[],
	names: ReadonlySet<string>,
	checker: ts.TypeChecker,
): Set<ts.Node> {
	const found = new Set<ts.Node>();
	const read = (of: ts.Node, wanted: readonly string[]) => {
		for (const member of membersOf(checker.getTypeAtLocation(of), checker)) {
			for (const name of wanted) {
				for (const declaration of declarationsOf(checker.getPropertyOfType(member, name), checker))
					found.add(declaration);
			}
		}
	};
	for (const file of files) {
		eachNode(file, (node) => {
			for (const { of, by } of readsIn(node, checker)) {
				const wanted = by === 'all' ? [...names] : by.filter((name) => names.has(name));
				if (wanted.length > 0) read(of, wanted);
			}
		});
	}
	return found;
}

/** The objects a node reads from, with the names of the properties. */
function readsIn(node: ts.Node, checker: ts.TypeChecker): { of: ts.Node; by: 'all' | string[] }[] {
	if (ts.isPropertyAccessExpression(node)) return [{ of: node.expression, by: [node.name.text] }];
	if (ts.isElementAccessExpression(node))
		return [{ of: node.expression, by: literals(checker.getTypeAtLocation(node.argumentExpression)) }];
	if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
		return [{ of: node.parent, by: [(node.propertyName ?? node.name).getText()] }];
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
		return [{ of: node.right, by: literals(checker.getTypeAtLocation(node.left)) }];
	if (ts.isCallExpression(node) && /^Object\.(entries|values|keys)$/.test(node.expression.getText()))
		return node.arguments.filter((of) => isTable(of, checker)).map((of) => ({ of, by: 'all' as const }));
	return [];
}

/** The literals of a type such as `'new' | 'used'`. */
function literals(type: ts.Type): string[] {
	return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

/** Whether all properties of a value have one type. Where types differ, iterating over them does not count as reading any one of them. */
function isTable(node: ts.Node, checker: ts.TypeChecker): boolean {
	return membersOf(checker.getTypeAtLocation(node), checker).every((member) => {
		const types = checker.getPropertiesOfType(member).map((property) => checker.getTypeOfSymbol(property));
		return new Set(types.map((type) => checker.getNonNullableType(type))).size === 1;
	});
}
