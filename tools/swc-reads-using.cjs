// dependency-cruiser walks the sources with SWC's visitor, which stops at `using` declarations: it has not learnt them.
// Loaded before dependency-cruiser, this teaches it to look at them as at any other declaration.
const { Visitor } = require('@swc/core/Visitor.js');

const visitOtherStatement = Visitor.prototype.visitStatement;

Visitor.prototype.visitStatement = function visitStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitOtherStatement.call(this, statement);
  return { ...statement, decls: this.visitVariableDeclarators(statement.decls) };
};
