import ts from 'typescript';
import { eachNode, pathOf } from '../project-program.ts';
import type { SourceFile } from '../source-files.ts';
import { definesOptions, optionKeys } from './option-keys.ts';
import { propertyFlow, UNDECLARED } from './property-flow.ts';
import { propertyReads } from './property-reads.ts';

/**
 * Options that no code reads, as `file: key`. An option counts as read where a file outside `src/config` reads the property itself or
 * one that its value flows into. Templates have no types here: reading a property of the same name counts.
 */
export function unreadOptions(program: ts.Program, templates: readonly SourceFile[]): string[] {
	const checker = program.getTypeChecker();
	const files = program.getSourceFiles().filter((file) => pathOf(file).startsWith('src/'));
	const keys = optionKeys(program);
	const names = new Set(keys.map((key) => key.getText()));
	const users = files.filter((file) => !definesOptions(file));
	const readers = users.filter((file) => !pathOf(file).startsWith('src/config/'));
	const reads = propertyReads(readers, names, checker);
	const flow = propertyFlow(users, names, checker);
	const inTemplates = templateNames(templates);
	const isRead = (node: ts.Node) =>
		reads.has(node) || node === UNDECLARED || (isData(node) && inTemplates.has(nameOf(node)));
	return keys
		.filter((key) => ![key.parent, ...shapeOf(key)].some((start) => reach(start, flow).some(isRead)))
		.map((key) => `${pathOf(key.getSourceFile())}: ${key.getText()}`);
}

/** A declaration and all declarations that its value flows into. */
function reach(start: ts.Node, flow: ReadonlyMap<ts.Node, ReadonlySet<ts.Node>>): ts.Node[] {
	const found = new Set([start]);
	for (const node of found) for (const next of flow.get(node) ?? []) found.add(next);
	return [...found];
}

/** The type written beside a schema that refers to itself: properties of that name in the same file. */
function shapeOf(key: ts.PropertyName): ts.Node[] {
	const shapes: ts.Node[] = [];
	eachNode(key.getSourceFile(), (node) => {
		if (ts.isPropertySignature(node) && node.name.getText() === key.getText()) shapes.push(node);
	});
	return shapes;
}

/** Whether a property belongs to a page's data, not to the options. */
function isData(node: ts.Node): boolean {
	return ts.isPropertySignature(node);
}

function nameOf(node: ts.Node): string {
	return ts.isPropertySignature(node) ? node.name.getText() : '';
}

/** Property names that templates read: `a.b`, or `{ b } = a`. */
function templateNames(templates: readonly SourceFile[]): Set<string> {
	const READ = /\.([\w$]+)\b(?!\()|[{,]\s*([\w$]+)\s*(?=[,:}=])/g;
	return new Set(
		templates.flatMap(({ text }) => [...text.matchAll(READ)].map(([, of, bound]) => of ?? bound ?? '')),
	);
}
