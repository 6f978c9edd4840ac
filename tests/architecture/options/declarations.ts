import type ts from 'typescript';

/** A symbol that TypeScript derived from another one, such as the property of a mapped type. */
interface MadeSymbol extends ts.Symbol {
	links?: { syntheticOrigin?: ts.Symbol };
}

/** Follows a property through mapped types, unions and intersections to its declarations in the source. */
export function declarationsOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker, depth = 0): ts.Node[] {
	if (!symbol || depth > 8) return [];
	const origin = (symbol as MadeSymbol).links?.syntheticOrigin;
	const roots = checker.getRootSymbols(symbol).filter((root) => root !== symbol);
	return [
		...(symbol.declarations ?? []),
		...[...roots, ...(origin ? [origin] : [])].flatMap((root) => declarationsOf(root, checker, depth + 1)),
	];
}

/** The types a value may have, without null and undefined. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
	const present = checker.getNonNullableType(type);
	return (present.isUnion() ? present.types : [present]).map((member) => checker.getApparentType(member));
}
