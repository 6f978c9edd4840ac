import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/**
 * Exports without a doc comment, as `file: name`. One comment is enough for all that shares a name: a function's overloads, a value and its
 * type.
 *
 * Left out is what is explained elsewhere:
 * - default exports, which mean what the program that loads the file takes them for: a dealer, a worker, a plug-in;
 * - re-exports, which have their comment where they are declared;
 * - `getStaticPaths`, `onRequest` and `prerender`, which Astro names, and the `examples` of the gallery, which it finds by the name of
 *   their file;
 * - the type of a schema in the same file, `z.output<typeof Schema>`, if the schema has a comment;
 * - constants and types of one line each without a blank line between them, the first of which has the comment of all.
 */
export function undocumentedExports(files: readonly SourceFile[]): string[] {
	return files.flatMap((file) => {
		const found = exportsOf(parsed(file));
		const explained = new Set(found.filter(({ isExplained }) => isExplained).map(({ name }) => name));
		const missing = new Set(found.map(({ name }) => name).filter((name) => !explained.has(name)));
		return [...missing]
			.filter((name) => !isNamedByATool(name, file.path))
			.map((name) => `${file.path}: ${name}`);
	});
}

function isNamedByATool(name: string, path: string): boolean {
	if (name === 'examples') return path.endsWith('.examples.tsx');
	return ['getStaticPaths', 'onRequest', 'prerender'].includes(name);
}

/** A file's syntax; of a template, the code between its `---` lines. */
function parsed({ path, text }: SourceFile): ts.SourceFile {
	const isTemplate = path.endsWith('.astro');
	const code = isTemplate ? (/^---$([\s\S]*?)^---$/m.exec(text)?.[1] ?? '') : text;
	return ts.createSourceFile(isTemplate ? `${path}.ts` : path, code, ts.ScriptTarget.Latest, true);
}

interface Export {
	name: string;
	isExplained: boolean;
}

function exportsOf(source: ts.SourceFile): Export[] {
	const commented = new Set<string>();
	let hasComment = false;
	return source.statements.flatMap((statement, index) => {
		const before = source.statements[index - 1];
		hasComment =
			ts.getJSDocCommentsAndTags(statement).length > 0 ||
			(hasComment && before !== undefined && continues(before, statement, source));
		const isExplained = hasComment || commented.has(schemaOf(statement));
		if (isExplained) for (const name of namesOf(statement)) commented.add(name);
		return isNamedExport(statement) ? namesOf(statement).map((name) => ({ name, isExplained })) : [];
	});
}

/** Whether a statement is a constant or type of one line on the line below another. */
function continues(before: ts.Statement, statement: ts.Statement, source: ts.SourceFile): boolean {
	const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
	const isLine = (one: ts.Statement) =>
		(ts.isVariableStatement(one) || ts.isTypeAliasDeclaration(one)) &&
		line(one.getStart()) === line(one.getEnd());
	return isLine(before) && isLine(statement) && line(before.getEnd()) + 1 === line(statement.getStart());
}

/** The name of the schema whose type a statement names; empty for none. */
function schemaOf(statement: ts.Statement): string {
	if (!ts.isTypeAliasDeclaration(statement)) return '';
	return /^z\.(?:output|input|infer)<typeof (\w+)>$/.exec(statement.type.getText())?.[1] ?? '';
}

function isNamedExport(statement: ts.Statement): boolean {
	const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)) || [];
	const kinds = modifiers.map(({ kind }) => kind);
	return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}

function namesOf(statement: ts.Statement): string[] {
	if (ts.isVariableStatement(statement))
		return statement.declarationList.declarations.map(({ name }) => name.getText());
	const { name } = statement as ts.DeclarationStatement;
	return name ? [name.getText()] : [];
}
