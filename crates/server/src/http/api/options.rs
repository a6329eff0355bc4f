//! The options of the games in the OpenAPI document, made from their lists.

use club::Registry;

use serde_json::json;
use tabletop::{MAX_SEATS, OptionSpec, Values};
use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Components, OpenApi, Ref, RefOr};

/// Adds a schema for the options of every game, and refers to them where options are sent.
pub(super) fn document(document: &mut OpenApi, games: &Registry) {
    let components = document.components.get_or_insert_default();
    for kind in games.iter() {
        components.schemas.insert(
            name(kind.key()),
            RefOr::T(options(kind.key(), kind.options())),
        );
    }
    let any = games.iter().fold(AnyOfBuilder::new(), |any, kind| {
        any.item(Ref::from_schema_name(name(kind.key())))
    });
    let any = any.description(Some(
        "The options of the game. A missing option has its default.",
    ));
    let any = Schema::AnyOf(any.build());
    for holder in ["NewTable", "TableView"] {
        replace_options(components, holder, &any);
    }
}

fn replace_options(components: &mut Components, holder: &str, options: &Schema) {
    let holder = components.schemas.get_mut(holder);
    if let Some(RefOr::T(Schema::Object(holder))) = holder {
        let options = RefOr::T(options.clone());
        holder.properties.insert("options".to_owned(), options);
    }
}

/// The name of the schema of a game's options.
fn name(game: &str) -> String {
    format!("Options.{game}")
}

fn options(game: &str, specs: &[OptionSpec]) -> Schema {
    let options = ObjectBuilder::new().schema_type(Type::Object);
    let options = options.description(Some(format!("Options of the game {game}")));
    let options = specs.iter().fold(options, |options, spec| {
        options.property(spec.key, value(spec))
    });
    Schema::Object(options.build())
}

fn value(spec: &OptionSpec) -> Schema {
    let object = |of: Type| {
        ObjectBuilder::new()
            .schema_type(of)
            .description(Some(format!("See {}", spec.clause)))
    };
    let text = |texts: &[&str]| object(Type::String).enum_values(Some(texts.iter().copied()));
    let either = |default, other: ObjectBuilder| {
        let text = text(&[default]).default(Some(json!(default)));
        Schema::AnyOf(AnyOfBuilder::new().item(text).item(other).build())
    };
    match spec.values {
        Values::OneOf(texts) => Schema::Object(text(texts).default(Some(spec.default())).build()),
        Values::Flag => Schema::Object(object(Type::Boolean).default(Some(json!(false))).build()),
        Values::Seat { default } => {
            let seat = object(Type::Integer).minimum(Some(0));
            either(default, seat.maximum(Some(MAX_SEATS - 1)))
        }
        Values::Object { default, .. } => either(default, object(Type::Object)),
    }
}
