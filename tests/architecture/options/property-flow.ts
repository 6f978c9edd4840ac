import ts from 'typescript';
import { eachNode } from '../project-program.ts';
import { declarationsOf, membersOf } from './declarations.ts';

/** Maps the declaration of a property to those of the properties that its value flows into when its object is assigned to another type. */
export type Flow = ReadonlyMap<ts.Node, ReadonlySet<ts.Node>>;

/** A property without a declaration of its own, such as those of `Record<CarType, string>`: it cannot be followed. */
export const UNDECLARED = ts.factory.createNull();

/** Depth to which nested objects are followed. */
const DEPTH = 5;

/**
 * The flow of objects: every place in which a value is assigned to a declared type.
 *
 * @param names the properties of interest; others are not followed, to save time
 */
export function propertyFlow(
	files: readonly ts.SourceFile[],
	names: ReadonlySet<string>,
	checker: ts.TypeChecker,
): Flow {
	const flow = new Map<ts.Node, Set<ts.Node>>();
	const seen = new Map<ts.Type, Set<ts.Type>>();

	function follow(from: ts.Type, to: ts.Type, depth: number): void {
		const known = seen.get(from) ?? new Set();
		if (from === to || depth > DEPTH || known.has(to) || hasNoProperties(to)) return;
		seen.set(from, known.add(to));
		for (const source of membersOf(from, checker))
			for (const target of membersOf(to, checker)) if (source !== target) meet(source, target, depth);
	}

	function meet(source: ts.Type, target: ts.Type, depth: number): void {
		const [one, other] = [elementOf(source, checker), elementOf(target, checker)];
		if (one && other) return follow(one, other, depth + 1);
		if (one || other || !isObject(source) || !isObject(target)) return;
		for (const property of checker.getPropertiesOfType(target)) {
			const origin = checker.getPropertyOfType(source, property.name);
			if (!origin || origin === property) continue;
			if (names.has(property.name)) link(declarationsOf(origin, checker), declarationsOf(property, checker));
			follow(checker.getTypeOfSymbol(origin), checker.getTypeOfSymbol(property), depth + 1);
		}
	}

	function link(origins: readonly ts.Node[], targets: readonly ts.Node[]): void {
		for (const origin of origins) {
			const known = flow.get(origin) ?? new Set();
			for (const target of targets.length > 0 ? targets : [UNDECLARED]) known.add(target);
			flow.set(origin, known);
		}
	}

	for (const file of files) {
		eachNode(file, (node) => {
			if (!ts.isExpression(node) || ts.isLiteralExpression(node) || !isGiven(node)) return;
			// `{ cache = settings.cache }`: the default flows into the pattern's property.
			const type = ts.isBindingElement(node.parent)
				? checker.getTypeAtLocation(node.parent.name)
				: checker.getContextualType(node);
			if (type) follow(checker.getTypeAtLocation(node), type, 0);
		});
	}
	return flow;
}

/** Whether a value is passed on: as an argument, a property, a result, or to a variable. */
function isGiven(node: ts.Expression): boolean {
	const { parent } = node;
	if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
	if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isBindingElement(parent))
		return parent.initializer === node;
	return (
		ts.isObjectLiteralExpression(node) ||
		[
			ts.SyntaxKind.ShorthandPropertyAssignment,
			ts.SyntaxKind.ReturnStatement,
			ts.SyntaxKind.ArrowFunction,
			ts.SyntaxKind.JsxExpression,
			ts.SyntaxKind.ParenthesizedExpression,
			ts.SyntaxKind.ConditionalExpression,
			ts.SyntaxKind.SpreadAssignment,
			ts.SyntaxKind.SpreadElement,
			ts.SyntaxKind.ArrayLiteralExpression,
			ts.SyntaxKind.AwaitExpression,
			ts.SyntaxKind.BinaryExpression,
		].includes(parent.kind)
	);
}

function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
	return checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
}

const isObject = (type: ts.Type) => Boolean(type.flags & ts.TypeFlags.Object) || type.isIntersection();

function hasNoProperties({ flags }: ts.Type): boolean {
	return Boolean(flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.StringLike));
}
