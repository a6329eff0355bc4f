//! Boards as files: reading and writing them (AR-1.10, AR-1.11).

use arrayvec::ArrayString;
use serde_json::{Map, Value, json};

use super::{Bank, Board, BoardFault, Instant, LARGEST, Marks, NAME_LENGTH, Printed};
use crate::province::{ByProvince, Province, Provinces};

/// The name of the board of AR-1.7, which no other may have.
pub(crate) const STANDARD_NAME: &str = "standard";

/// How many provinces are in Lower Egypt; the others are in Upper Egypt.
const LOWER: usize = 7;

/// Reads a custom board: the standard name is not for it.
pub(crate) fn read_custom(json: &Value) -> Result<Board, Vec<BoardFault>> {
    let named_standard = json.get("name").is_some_and(|name| name == STANDARD_NAME);
    match read(json) {
        Ok(_) if named_standard => Err(vec![BoardFault::Name]),
        Err(mut faults) if named_standard => {
            faults.insert(0, BoardFault::Name);
            Err(faults)
        }
        read => read,
    }
}

/// Reads a board of any name.
pub(crate) fn read(json: &Value) -> Result<Board, Vec<BoardFault>> {
    let mut faults = Vec::new();
    let Value::Object(file) = json else {
        return Err(vec![BoardFault::NotABoard]);
    };
    let name = read_name(file, &mut faults);
    let mut board = Board {
        name: name.unwrap_or_default(),
        west: Provinces::NONE,
        upper: Provinces::NONE,
        nile: Provinces::NONE,
        printed: ByProvince::default(),
    };
    let Some(Value::Array(entries)) = file.get("provinces") else {
        faults.push(BoardFault::NoProvinces);
        return Err(faults);
    };
    let mut seen = Provinces::NONE;
    let mut lower = Provinces::NONE;
    for (number, entry) in entries.iter().enumerate() {
        let key = entry.get("key").and_then(Value::as_str);
        let Some(province) = key.and_then(Province::from_key) else {
            faults.push(BoardFault::UnknownProvince { number });
            continue;
        };
        if seen.contains(province) {
            faults.push(BoardFault::Twice { province });
            continue;
        }
        seen = seen.with(province);
        let mut cells = Cells {
            province,
            entry,
            faults: &mut faults,
        };
        if cells.word("bank", ["west", "east"], "west or east") == Some(0) {
            board.west = board.west.with(province);
        }
        match cells.word("land", ["lower", "upper"], "lower or upper") {
            Some(0) => lower = lower.with(province),
            Some(_) => board.upper = board.upper.with(province),
            None => {}
        }
        if cells.truth("nile") {
            board.nile = board.nile.with(province);
        }
        board.printed[province] = cells.printed();
    }
    for province in Provinces::ALL.difference(seen) {
        faults.push(BoardFault::Missing { province });
    }
    // Too few of one are too many of the other, unless some lands are unknown, which has been said.
    let (lower, upper) = (lower.len(), board.upper.len());
    if lower > LOWER || upper > Provinces::ALL.len() - LOWER {
        faults.push(BoardFault::Lands { lower, upper });
    }
    if faults.is_empty() {
        Ok(board)
    } else {
        Err(faults)
    }
}

fn read_name(
    file: &Map<String, Value>,
    faults: &mut Vec<BoardFault>,
) -> Option<ArrayString<NAME_LENGTH>> {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let name = file.get("name").and_then(Value::as_str);
    let name = name.filter(|name| !name.is_empty() && name.bytes().all(allowed));
    let name = name.and_then(|name| ArrayString::from(name).ok());
    if name.is_none() {
        faults.push(BoardFault::Name);
    }
    name
}

/// The fields of one province, read one by one.
struct Cells<'a> {
    province: Province,
    entry: &'a Value,
    faults: &'a mut Vec<BoardFault>,
}

impl Cells<'_> {
    /// A field, or a field of a field: `instant cards` is in `instant`.
    fn member(&mut self, member: &'static str) -> Option<&Value> {
        let mut names = member.split(' ');
        let value = names.try_fold(self.entry, |value, name| value.get(name));
        if value.is_none() {
            let province = self.province;
            self.faults.push(BoardFault::NoMember { province, member });
        }
        value
    }

    /// Which of the two words the field has.
    fn word(
        &mut self,
        member: &'static str,
        words: [&str; 2],
        allowed: &'static str,
    ) -> Option<usize> {
        let value = self.member(member)?;
        let found = words.iter().position(|word| value == word);
        if found.is_none() {
            self.refuse(member, allowed);
        }
        found
    }

    fn truth(&mut self, member: &'static str) -> bool {
        let Some(value) = self.member(member) else {
            return false;
        };
        let truth = value.as_bool();
        if truth.is_none() {
            self.refuse(member, "true or false");
        }
        truth.unwrap_or_default()
    }

    fn refuse(&mut self, member: &'static str, allowed: &'static str) {
        self.faults.push(BoardFault::Value {
            province: self.province,
            member,
            allowed,
        });
    }

    fn number(&mut self, member: &'static str, largest: u8) -> u8 {
        let Some(value) = self.member(member) else {
            return 0;
        };
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        number
            .filter(|&number| number <= largest)
            .unwrap_or_else(|| {
                self.faults.push(BoardFault::Number {
                    province: self.province,
                    member,
                    largest,
                });
                0
            })
    }

    fn printed(&mut self) -> Printed {
        Printed {
            fields: self.number("fields", LARGEST.fields),
            temples: self.number("temples", LARGEST.temples),
            symbols: self.number("cards", LARGEST.symbols),
            mine: self.number("mine", LARGEST.mine),
            caravan: self.number("caravan", LARGEST.caravan),
            instant: Instant {
                cards: self.number("instant cards", LARGEST.instant.cards),
                stones: self.number("instant stones", LARGEST.instant.stones),
                gold: self.number("instant gold", LARGEST.instant.gold),
            },
        }
    }
}

pub(crate) fn write(board: &Board) -> Value {
    let province = |province: Province| {
        let printed = board[province];
        let west = board.on_bank(Bank::West).contains(province);
        let upper = board.in_upper_egypt().contains(province);
        json!({
            "key": province,
            "bank": if west { "west" } else { "east" },
            "land": if upper { "upper" } else { "lower" },
            "nile": board.at_the_nile().contains(province),
            "fields": printed.fields,
            "temples": printed.temples,
            "cards": printed.symbols,
            "mine": printed.mine,
            "caravan": printed.caravan,
            "instant": {
                "cards": printed.instant.cards,
                "stones": printed.instant.stones,
                "gold": printed.instant.gold,
            },
        })
    };
    json!({"name": board.name(), "provinces": Province::ALL.map(province)})
}

/// The marks of the standard board (AR-1.8), which other boards do not have.
pub(crate) fn marks(json: &Value) -> ByProvince<Marks> {
    let cells = |entry: &Value, mark: &str| -> Vec<String> {
        let cells = entry.get(mark).and_then(Value::as_array);
        let cells = cells.into_iter().flatten().filter_map(Value::as_str);
        cells.map(str::to_owned).collect()
    };
    let entries = json.get("provinces").and_then(Value::as_array);
    let marked = entries.into_iter().flatten().filter_map(|entry| {
        let province = Province::from_key(entry.get("key")?.as_str()?)?;
        let marks = Marks {
            inferred: cells(entry, "inferred"),
            reconstructed: cells(entry, "reconstructed"),
        };
        Some((province, marks))
    });
    marked.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The standard board under another name.
    fn file() -> Value {
        let mut json = Board::standard().to_json();
        json["name"] = json!("my-board");
        json
    }

    fn refused(change: impl Fn(&mut Value)) -> Vec<BoardFault> {
        let mut json = file();
        change(&mut json);
        Board::from_json(&json).unwrap_err()
    }

    /// AR-1.10
    #[test]
    fn a_board_goes_there_and_back() {
        let board = Board::from_json(&file()).unwrap();
        assert_eq!(board.name(), "my-board");
        assert_eq!(board.to_json(), file());
        let standard = Board::standard();
        assert_eq!(
            Board {
                name: standard.name,
                ..board
            },
            standard
        );
    }

    /// AR-1.11, AR-T23
    #[test]
    fn boards_that_break_a_rule_are_refused() {
        const ABU: usize = 0;
        let province = Province::Abu;
        assert_eq!(
            refused(|file| file["provinces"][ABU]["key"] = json!("buto")).len(),
            2
        );
        assert_eq!(
            refused(|file| {
                file["provinces"].as_array_mut().unwrap().remove(ABU);
            }),
            [BoardFault::Missing { province }]
        );
        assert_eq!(
            refused(|file| file["provinces"][ABU]["land"] = json!("lower")),
            [BoardFault::Lands { lower: 8, upper: 7 }]
        );
        // What is too much already is said although a province is missing (AR-1.11).
        let reasons = refused(|file| {
            for entry in file["provinces"].as_array_mut().expect("a list") {
                entry["land"] = json!("lower");
            }
            file["provinces"]
                .as_array_mut()
                .expect("a list")
                .remove(ABU);
        });
        let (lower, upper) = (14, 0);
        let missing = BoardFault::Missing {
            province: Province::Abu,
        };
        assert_eq!(reasons, [missing, BoardFault::Lands { lower, upper }]);
        let (member, largest) = ("fields", 6);
        for number in [json!(7), json!(-1), json!(1.5), json!("3"), json!(null)] {
            assert_eq!(
                refused(|file| file["provinces"][ABU]["fields"] = number.clone()),
                [BoardFault::Number {
                    province,
                    member,
                    largest
                }]
            );
        }
        let (member, largest) = ("instant cards", 4);
        assert_eq!(
            refused(|file| file["provinces"][ABU]["instant"]["cards"] = json!(-1)),
            [BoardFault::Number {
                province,
                member,
                largest
            }]
        );
        let member = "caravan";
        assert_eq!(
            refused(|file| {
                let abu = file["provinces"][ABU].as_object_mut().unwrap();
                abu.remove("caravan");
            }),
            [BoardFault::NoMember { province, member }]
        );
        let (member, allowed) = ("bank", "west or east");
        assert_eq!(
            refused(|file| file["provinces"][ABU]["bank"] = json!("north")),
            [BoardFault::Value {
                province,
                member,
                allowed
            }]
        );
        for name in ["standard", "", "My-Board", "a b", &"x".repeat(41)] {
            assert_eq!(
                refused(|file| file["name"] = json!(name)),
                [BoardFault::Name]
            );
        }
        assert_eq!(
            Board::from_json(&json!([])),
            Err(vec![BoardFault::NotABoard])
        );
        assert_eq!(
            refused(|file| file["provinces"] = json!(3)),
            [BoardFault::NoProvinces]
        );
    }

    /// AR-1.11, AR-T23
    #[test]
    fn all_reasons_are_given_at_once() {
        let faults = refused(|file| {
            let provinces = file["provinces"].as_array_mut().unwrap();
            provinces.remove(0);
            let buto = provinces.iter_mut().find(|entry| entry["key"] == "buto");
            buto.unwrap()["fields"] = json!(7);
        });
        let texts: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "buto: fields is not a whole number from 0 to 6",
                "abu is missing"
            ]
        );
    }
}
