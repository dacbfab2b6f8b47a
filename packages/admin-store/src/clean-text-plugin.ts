import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type ValueNode,
} from 'kysely'

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value
}

class CleanTextTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: clean(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return PrimitiveValueListNode.create(node.values.map(clean))
  }
}

/**
 * Replaces NUL characters and lone surrogates in bound text by U+FFFD.
 * PostgreSQL refuses NUL in text, SQLite keeps it: with this both store, and look for, the same value.
 */
export class CleanTextPlugin implements KyselyPlugin {
  readonly #transformer = new CleanTextTransformer()

  transformQuery(args: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(args.node, args.queryId)
  }

  async transformResult(args: PluginTransformResultArgs) {
    return args.result
  }
}
